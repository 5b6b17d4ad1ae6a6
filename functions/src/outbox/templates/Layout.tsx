import type { CSSProperties, ReactNode } from 'react'
import { FONT, paint, SIZE, STYLESHEET, WIDTH } from './look.ts'
import { HtmlOnly, Table } from './parts.tsx'

export interface Frame {
  subject: string
  /** What a list of mails shows beside the subject. Stands in the mail as well, since nobody is sure to see it there. */
  preheader: string
  /** Without a slash at its end. */
  portalUrl: string
}

const HIDDEN = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 } as const
const ROUND = '12px'

/**
 * The frame of every mail: who writes above, how to reach the portal below. Tables, since Outlook's engine lays out
 * nothing else; `width` beside `max-width` for the same reason. The language stands twice: Gmail drops <html>.
 */
export const Layout = ({ subject, preheader, portalUrl, children }: Frame & { children: ReactNode }) => (
  <html lang="es-EC">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{subject}</title>
      <style>{STYLESHEET}</style>
    </head>
    <body {...paint({ fill: 'mist' }, { margin: 0, padding: 0 })}>
      <HtmlOnly style={HIDDEN}>{preheader}</HtmlOnly>
      <div lang="es-EC">
        <Table width="100%" {...paint({ fill: 'mist' }, { fontFamily: FONT, fontSize: SIZE.base })}>
          <tr>
            <td align="center" className="margin" style={{ padding: '32px 16px' }}>
              <Table width={WIDTH} style={{ width: '100%', maxWidth: WIDTH }}>
                <Header />
                <tr>
                  <td {...row({ fill: 'paper', text: 'ink' }, { padding: '28px 40px', lineHeight: 1.6 })}>
                    {children}
                  </td>
                </tr>
                <Footer portalUrl={portalUrl} />
              </Table>
            </td>
          </tr>
        </Table>
      </div>
    </body>
  </html>
)

/** A row across the mail: far from its edges on a desk, near them on a phone. */
const row = (colours: Parameters<typeof paint>[0], style: CSSProperties) => {
  const painted = paint(colours, { textAlign: 'left', ...style })
  return { ...painted, className: `gutter ${painted.className}` }
}

const Header = () => (
  <tr>
    <td
      {...row(
        { fill: 'band', edge: 'accent' },
        { padding: '20px 40px', borderBottom: '4px solid', borderRadius: `${ROUND} ${ROUND} 0 0` },
      )}
    >
      <HtmlOnly>
        <div {...paint({ text: 'on-band' }, { fontSize: SIZE.lg, fontWeight: 700, lineHeight: 1.3 })}>
          NAF
        </div>
        <div {...paint({ text: 'on-band-soft' }, { fontSize: SIZE.sm, lineHeight: 1.4 })}>
          Núcleo de Apoyo Contable y Fiscal · ESPE
        </div>
      </HtmlOnly>
    </td>
  </tr>
)

const Footer = ({ portalUrl }: Pick<Frame, 'portalUrl'>) => (
  <tr>
    <td
      {...row(
        { fill: 'paper', text: 'ink-soft' },
        { padding: '0 40px 20px', borderRadius: `0 0 ${ROUND} ${ROUND}`, fontSize: SIZE.sm, lineHeight: 1.5 },
      )}
    >
      <div {...paint({ edge: 'line' }, { borderTop: '1px solid', paddingTop: 8 })}>
        <p>
          Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE
          <br />
          <a href={portalUrl} {...paint({ text: 'brand' })}>
            {portalUrl}
          </a>
        </p>
      </div>
    </td>
  </tr>
)
