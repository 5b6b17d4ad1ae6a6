/** The columns of a ledger growing into the mark's diagonal: the first page's only picture, drawn and not photographed. */
export function HeroLedger() {
  const rows = [0, 1, 2, 3, 4, 5]
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true" className="hidden w-full md:block">
      {rows.map((row) => (
        <line
          key={row}
          x1="0"
          x2="360"
          y1={30 + row * 48}
          y2={30 + row * 48}
          strokeWidth="1.5"
          className="stroke-on-band/20"
        />
      ))}
      {rows.slice(0, 5).map((row) => (
        <rect
          key={row}
          x={24 + row * 66}
          y={222 - row * 40}
          width="42"
          height={48 + row * 40}
          rx="6"
          className={row === 4 ? 'fill-accent' : 'fill-on-band/15'}
        />
      ))}
      <path
        d="M45 200 L111 160 L177 120 L243 80 L309 40"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-band"
      />
      {rows.slice(0, 5).map((row) => (
        <circle key={row} cx={45 + row * 66} cy={200 - row * 40} r="8" className="fill-on-band" />
      ))}
    </svg>
  )
}
