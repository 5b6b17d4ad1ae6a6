/** The portal's own mark: an N drawn as a ledger's line, with a point of light. Decorative: text stands beside it. */
export function Mark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <rect width="40" height="40" rx="9" className="fill-band" />
      <rect x="0.5" y="0.5" width="39" height="39" rx="8.5" fill="none" className="stroke-on-band/25" />
      <path
        d="M11 29V11l18 18V15"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-band"
      />
      <circle cx="29" cy="9.5" r="3" className="fill-accent" />
    </svg>
  )
}
