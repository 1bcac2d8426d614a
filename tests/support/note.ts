/** Says a figure at the end of its suite, where somebody may look for it. */
export const note = (text: string): void => void process.once("exit", () => console.log(`Note: ${text}`));
