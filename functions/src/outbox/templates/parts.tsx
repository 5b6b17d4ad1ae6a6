import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react'
import { paint, SIZE } from './look.ts'

/** What mails are made of. plain-text.ts says how each reads without HTML; a plain paragraph is a plain <p>. */

interface Children {
  children: ReactNode
}

/** A table that only lays out. */
export const Table = ({ children, ...props }: ComponentProps<'table'>) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...props}>
    <tbody>{children}</tbody>
  </table>
)

/** What the text form leaves out, because it says the same already or has no use for it. */
export const HtmlOnly = ({ children, style }: Children & { style?: CSSProperties }) => (
  <div data-skip-in-text="true" style={style}>
    {children}
  </div>
)

/** The mail's own title; the text form has its subject. */
export const Title = ({ children }: Children) => (
  <HtmlOnly>
    <h1 style={{ margin: '0 0 20px', fontSize: SIZE.xl, lineHeight: 1.25 }}>{children}</h1>
  </HtmlOnly>
)

export const Heading = ({ children }: Children) => (
  <h2 style={{ margin: '28px 0 8px', fontSize: SIZE.lg, lineHeight: 1.4 }}>{children}</h2>
)

/** «Hola, Ana:», or «Hola:» to somebody whose name is not known. */
export const Greeting = ({ name }: { name: string | null }) => (
  <p>{name === null ? 'Hola:' : `Hola, ${name}:`}</p>
)

export type Fact = readonly [label: string, value: string]

const CELL = { padding: '10px 0', borderTop: '1px solid', verticalAlign: 'top', textAlign: 'left' } as const

/** What is known, line by line: labels at the left, values at the right. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <table width="100%" style={{ width: '100%', borderCollapse: 'collapse', lineHeight: 1.5 }}>
    <tbody>
      {facts.map(([label, value]) => (
        <tr key={label}>
          <th
            scope="row"
            {...paint(
              { text: 'ink-soft', edge: 'line' },
              { ...CELL, width: '36%', paddingRight: 12, fontWeight: 400 },
            )}
          >
            {label}
          </th>
          <td {...paint({ edge: 'line' }, { ...CELL, fontWeight: 600, overflowWrap: 'anywhere' })}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What follows, in order. The number has the colour of its <li>, the words their own. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol style={{ margin: 0, paddingLeft: 24 }}>
    {steps.map((step) => (
      <li key={step} {...paint({ text: 'brand' }, { padding: '4px 0 4px 4px', fontWeight: 700 })}>
        <span {...paint({ text: 'ink' }, { fontWeight: 400 })}>{step}</span>
      </li>
    ))}
  </ol>
)

/** The one thing to do: a button, and under it the address for whoever would rather see or copy it, as in the text form. */
export const Action = ({ href, children }: Children & { href: string }) => (
  <>
    <HtmlOnly>
      <Table style={{ margin: '24px 0 12px' }}>
        <tr>
          <td {...paint({ fill: 'brand' }, { borderRadius: 8 })}>
            <a
              href={href}
              {...paint(
                { text: 'on-brand' },
                { display: 'inline-block', padding: '13px 28px', fontWeight: 700, textDecoration: 'none' },
              )}
            >
              {children}
            </a>
          </td>
        </tr>
      </Table>
    </HtmlOnly>
    <p {...paint({ text: 'ink-soft' }, { margin: '0 0 20px', fontSize: SIZE.sm, overflowWrap: 'anywhere' })}>
      {href}
    </p>
  </>
)

/** What must not be overlooked. */
export const Notice = ({ children }: Children) => (
  <Table width="100%" style={{ margin: '28px 0 0' }}>
    <tr>
      <td
        {...paint(
          { fill: 'brand-soft', text: 'ink', edge: 'brand' },
          { padding: '14px 18px', borderLeft: '4px solid', fontSize: SIZE.sm, lineHeight: 1.5 },
        )}
      >
        {children}
      </td>
    </tr>
  </Table>
)

/** What may be overlooked. */
export const SmallPrint = ({ children }: Children) => (
  <p {...paint({ text: 'ink-soft' }, { margin: '20px 0 0', fontSize: SIZE.sm, lineHeight: 1.5 })}>
    {children}
  </p>
)

const InLines = ({ text }: { text: string }) =>
  text.split('\n').map((line, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
    <Fragment key={nth}>
      {nth > 0 && <br />}
      {line}
    </Fragment>
  ))

/** What somebody wrote, with its paragraphs and lines. */
export const Letter = ({ text }: { text: string }) => (
  <div {...paint({ edge: 'line' }, { margin: '0 0 20px', paddingLeft: 16, borderLeft: '3px solid' })}>
    {text.split(/\n{2,}/).map((paragraph, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
      <p key={nth} style={{ overflowWrap: 'anywhere' }}>
        <InLines text={paragraph} />
      </p>
    ))}
  </div>
)
