import { CENTRE, splitAddresses } from '@naf/contract'
import escapeHtml from 'escape-html'

/** What a mail says. Addresses in it are paths of the portal. */
export interface Content {
  subject: string
  /** What a list of mails shows beside the subject. */
  preheader: string
  /** The heading of the HTML form; the text form has its subject. */
  title: string
  blocks: Block[]
}

export type Block =
  /** `letter`: what the team wrote, with its paragraphs, lines and links. `notice`: what must not be overlooked. */
  | { kind: 'paragraph' | 'heading' | 'letter' | 'notice'; text: string }
  | { kind: 'facts'; facts: (readonly [label: string, value: string])[] }
  | { kind: 'steps' | 'list'; items: readonly string[] }
  /** A button, and under it its address to see or copy. */
  | ({ kind: 'action' } & Link)
  /** What may be overlooked; a link ends it. */
  | { kind: 'small'; text: string; link?: Link }

interface Link {
  label: string
  path: string
}

const SENDER = `${CENTRE.name} (${CENTRE.shortName}), ${CENTRE.university}`

/** Both forms of a mail say the same. */
export const render = (content: Content, portalUrl: string) => ({
  subject: content.subject,
  html: htmlOf(content, portalUrl),
  text: [...content.blocks.map((block) => asText(block, portalUrl)), `${SENDER}\n${portalUrl}`].join('\n\n'),
})

const asText = (block: Block, portalUrl: string): string => {
  switch (block.kind) {
    case 'heading':
      return `${block.text}:`
    case 'letter':
      return paragraphsIn(block.text).join('\n\n')
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'steps':
      return block.items.map((item, at) => ` ${at + 1}. ${item}`).join('\n')
    case 'list':
      return block.items.map((item) => ` * ${item}`).join('\n')
    case 'action':
      return portalUrl + block.path
    case 'small':
      return block.link ? `${block.text} ${block.link.label} (${portalUrl}${block.link.path}).` : block.text
    default:
      return block.text
  }
}

const paragraphsIn = (letter: string): string[] => letter.split(/\n{2,}/)

/**
 * The portal's colours, light and dark, by their names in web/src/theme.css. Mail programs know no custom properties, so
 * the values stand here again; a test compares them.
 */
const COLOURS = {
  mist: ['#f6f4ef', '#232a27'],
  paper: ['#ffffff', '#1b211e'],
  ink: ['#1d2320', '#ecefea'],
  'ink-soft': ['#555b54', '#b4bbb3'],
  line: ['#dedad1', '#3a423d'],
  brand: ['#0f5c43', '#74d1a8'],
  'brand-soft': ['#e3f0ea', '#1d3a2e'],
  'on-brand': ['#ffffff', '#06281b'],
  accent: ['#f5b335', '#f5b335'],
  band: ['#0b4a36', '#14523d'],
  'on-band': ['#ffffff', '#ffffff'],
  'on-band-soft': ['#d2e6dc', '#d2e6dc'],
} as const

/** A font that is fetched would tell when the mail is opened. */
const FONT = "'Public Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"
const CELL = 'padding:10px 0;border-top:1px solid;vertical-align:top;text-align:left'

/** The style of each part of a mail; `$name` is one of the colours. */
const LOOKS = {
  page: `margin:0;padding:0;font-family:${FONT};font-size:17px;background-color:$mist`,
  header:
    'padding:20px 40px;border-bottom:4px solid;border-radius:12px 12px 0 0;text-align:left;background-color:$band;border-color:$accent',
  name: 'font-size:20px;font-weight:700;line-height:1.3;color:$on-band',
  fullname: 'font-size:15px;line-height:1.4;color:$on-band-soft',
  body: 'padding:28px 40px;line-height:1.6;text-align:left;background-color:$paper;color:$ink',
  footer:
    'padding:0 40px 20px;border-radius:0 0 12px 12px;font-size:15px;line-height:1.5;text-align:left;background-color:$paper;color:$ink-soft',
  rule: 'border-top:1px solid;padding-top:8px;border-color:$line',
  link: 'color:$brand',
  label: `${CELL};width:36%;padding-right:12px;font-weight:400;color:$ink-soft;border-color:$line`,
  value: `${CELL};font-weight:600;overflow-wrap:anywhere;border-color:$line`,
  number: 'padding:4px 0 4px 4px;font-weight:700;color:$brand',
  step: 'font-weight:400;color:$ink',
  button: 'border-radius:8px;background-color:$brand',
  press: 'display:inline-block;padding:13px 28px;font-weight:700;text-decoration:none;color:$on-brand',
  address: 'margin:0 0 20px;font-size:15px;overflow-wrap:anywhere;color:$ink-soft',
  notice:
    'padding:14px 18px;border-left:4px solid;font-size:15px;line-height:1.5;background-color:$brand-soft;color:$ink;border-color:$brand',
  small: 'margin:20px 0 0;font-size:15px;line-height:1.5;color:$ink-soft',
  letter: 'margin:0 0 20px;padding-left:16px;border-left:3px solid;border-color:$line',
}

const coloured = (style: string, scheme: 0 | 1): string =>
  style.replace(/\$([\w-]+)/g, (_, colour: keyof typeof COLOURS) => COLOURS[colour][scheme])

/** Light colours inline, which every mail program takes; dark ones by the class, for those that know the scheme. */
const look = (name: keyof typeof LOOKS): string => `class="${name}" style="${coloured(LOOKS[name], 0)}"`

const DARK = Object.entries(LOOKS).map(([name, style]) => {
  const colours = style.split(';').filter((rule) => rule.includes('$'))
  return `.${name}{${colours.map((rule) => `${coloured(rule, 1)}!important`).join(';')}}`
})

const STYLESHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:599px){.margin{padding:0!important}.header,.body,.footer{padding-left:20px!important;padding-right:20px!important;border-radius:0!important}}
@media (prefers-color-scheme:dark){${DARK.join('')}}`

/** A table that only lays out. */
const layout = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

const row = (name: 'header' | 'body' | 'footer', content: string): string =>
  `<tr><td ${look(name)}>${content}</td></tr>`

/** Tables, since Outlook lays out nothing else; `width` beside `max-width` for the same reason. Gmail drops <html>. */
const htmlOf = ({ subject, preheader, title, blocks }: Content, portalUrl: string): string => {
  const header = `<div ${look('name')}>${CENTRE.shortName}</div><div ${look('fullname')}>${CENTRE.name} · ${CENTRE.universityShortName}</div>`
  const body = `<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25">${escapeHtml(title)}</h1>${blocks.map((block) => asHtml(block, portalUrl)).join('')}`
  const home = `<a href="${escapeHtml(portalUrl)}" ${look('link')}>${escapeHtml(portalUrl)}</a>`
  const footer = `<div ${look('rule')}><p>${SENDER}<br>${home}</p></div>`
  const rows = row('header', header) + row('body', body) + row('footer', footer)
  return `<!doctype html><html lang="es-EC"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title><style>${STYLESHEET}</style></head><body ${look('page')}>
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheader)}</div>
<div lang="es-EC">${layout(
    `width="100%" ${look('page')}`,
    `<tr><td align="center" class="margin" style="padding:32px 16px">${layout('width="600" style="width:100%;max-width:600px"', rows)}</td></tr>`,
  )}</div></body></html>`
}

/** A text as HTML, its https addresses as links; only for texts that no visitor typed. */
const linked = (text: string): string =>
  splitAddresses(text)
    .map(escapeHtml)
    .map((part, index) =>
      index % 2 === 0 ? part : `<a href="${part}" target="_blank" rel="noopener" ${look('link')}>${part}</a>`,
    )
    .join('')

const asHtml = (block: Block, portalUrl: string): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:20px;line-height:1.4">${escapeHtml(block.text)}</h2>`
    case 'letter': {
      const paragraphs = paragraphsIn(block.text).map(
        (text) => `<p style="overflow-wrap:anywhere">${linked(text).replaceAll('\n', '<br>')}</p>`,
      )
      return `<div ${look('letter')}>${paragraphs.join('')}</div>`
    }
    case 'notice': {
      const cell = `<td ${look('notice')}>${escapeHtml(block.text)}</td>`
      return layout('width="100%" style="margin:28px 0 0"', `<tr>${cell}</tr>`)
    }
    case 'facts': {
      const rows = block.facts.map(
        ([label, value]) =>
          `<tr><th scope="row" ${look('label')}>${escapeHtml(label)}</th><td ${look('value')}>${linked(value)}</td></tr>`,
      )
      return `<table width="100%" style="width:100%;border-collapse:collapse;line-height:1.5">${rows.join('')}</table>`
    }
    case 'steps': {
      const items = block.items.map(
        (item) => `<li ${look('number')}><span ${look('step')}>${escapeHtml(item)}</span></li>`,
      )
      return `<ol style="margin:0;padding-left:24px">${items.join('')}</ol>`
    }
    case 'list':
      return `<ul style="margin:0;padding-left:24px"><li>${block.items.map(escapeHtml).join('</li><li>')}</li></ul>`
    case 'action': {
      const href = escapeHtml(portalUrl + block.path)
      const button = `<a href="${href}" ${look('press')}>${escapeHtml(block.label)}</a>`
      return `${layout('style="margin:24px 0 12px"', `<tr><td ${look('button')}>${button}</td></tr>`)}<p ${look('address')}>${href}</p>`
    }
    case 'small': {
      const { text, link } = block
      const end = link
        ? ` <a href="${escapeHtml(portalUrl + link.path)}" ${look('link')}>${escapeHtml(link.label)}</a>.`
        : ''
      return `<p ${look('small')}>${escapeHtml(text)}${end}</p>`
    }
  }
}

/**
 * The parts of mails. Anybody can type somebody else's address into a form. So a mail contains texts of the portal and of
 * closed lists, and of what a visitor typed at most a name (docs/decisions/mail-caps.md).
 */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const small = (text: string, link?: Link): Block => ({ kind: 'small', text, ...(link && { link }) })
export const action = (label: string, path: string): Block => ({ kind: 'action', label, path })
/** A table of what is known: without the rows whose value is empty. */
export const facts = (rows: [label: string, value: string | null | undefined | false][]): Block => ({
  kind: 'facts',
  facts: rows.flatMap(([label, value]) => (value ? [[label, value]] : [])),
})

const MAX_LENGTH = 60
const MAX_WORDS = 6

/** A letter of Latin script, with what of its accents has no letter of its own. */
const LETTER = String.raw`(?:(?=\p{L})\p{Script=Latin}[\u0300-\u036f]{0,2})`
/** Keyboards without an apostrophe type an accent before the capital: D´Angelo. */
const JOINT = String.raw`(?:['’-]|[‘´\x60ʼ′＇](?=\p{Lu}))`
const WORD = String.raw`${LETTER}+(?:${JOINT}${LETTER}+)*\.?`
const WORDS = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u')

/** Short words of a surname, which do not make a name long. */
const PARTICLE = /^(?:de|del|la|las|los|lo|y|e|i|da|das|do|dos|di|van|von|der|den|san|santa)$/i

/**
 * The name to greet with, or null if what was typed does not look like one: a stranger may have typed a message. So it has
 * neither signs nor digits, which make addresses, prices and telephone numbers, and no dot but at the end of a word: mail
 * programs turn `evil.com` into a link.
 */
const greetingName = (typed: string): string | null => {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name.length > MAX_LENGTH || !WORDS.test(name)) return null
  const words = name.split(' ').filter((word) => !PARTICLE.test(word))
  return words.length > 0 && words.length <= MAX_WORDS ? name : null
}

/** «Hola, Ana:», or «Hola:» if what was typed does not look like a name. */
export const greeting = (typed: string | null): Block => {
  const name = typed && greetingName(typed)
  return paragraph(name ? `Hola, ${name}:` : 'Hola:')
}
