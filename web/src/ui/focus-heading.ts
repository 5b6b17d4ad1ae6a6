/** Back to where the screen begins. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus()
