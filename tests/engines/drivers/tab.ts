/** The keys that a journey presses; the values are WebDriver's codes. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const
export type Key = keyof typeof KEYS

/** What every engine's driver can do. Finding and waiting is done on top of `run` (screen.ts). */
export interface Tab {
  goto(address: string): Promise<void>
  /** Runs the function in the page and gives its result, awaited; both arguments and result are JSON. */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Clicks a point of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  upload(selector: string, file: string): Promise<void>
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface BrowserOptions {
  /** The HTTP proxy that everything goes through, such as 'http://127.0.0.1:1234'. */
  proxy: string
  /** A folder for downloads and the like. */
  folder: string
  dark?: boolean
}

export interface Browser {
  newTab(): Promise<Tab>
  close(): Promise<void>
}
