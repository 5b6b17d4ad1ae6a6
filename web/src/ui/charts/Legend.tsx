/** What the looks of a chart stand for; told apart by shape and not by colour alone. */
export function Legend({ names }: { names: readonly string[] }) {
  if (names.length < 2) return null
  return (
    <ul aria-hidden="true" className="chart-legend">
      {names.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 10 10" className="size-3" aria-hidden="true">
            <rect x="1" y="1" width="8" height="8" className={`chart-mark-${index}`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
