/** Whom or what a button of a row concerns, for those who hear it, or call it, apart from its row. */
export function Of({ name }: { name: string }) {
  return <span className="sr-only"> {name}</span>
}
