import { isCorreo } from '@naf/contract'
import { MailLink } from '@naf/web/src/ui/MailLink.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(cleanup)

const linkTo = (correo: string) => {
  render(<MailLink correo={correo} />)
  const link = screen.getByRole<HTMLAnchorElement>('link')
  cleanup()
  return { shown: link.textContent, href: link.getAttribute('href') ?? '', url: new URL(link.href) }
}

const expectOnly = (correo: string) => {
  const { shown, href, url } = linkTo(correo)
  expect(shown).toBe(correo)
  expect(url.protocol).toBe('mailto:')
  expect(url.search + url.hash).toBe('')
  expect(href.slice('mailto:'.length).split('@').map(decodeURIComponent).join('@')).toBe(correo)
}

describe('the link that opens a mail', () => {
  it('keeps its domain together', () => {
    render(<MailLink correo="mariana.quishpe.tituana@espe.edu.ec" />)
    const link = screen.getByRole('link')
    expect(link.innerHTML).toBe('mariana.quishpe.tituana<wbr>@espe.edu.ec')
  })

  it('is plain where the address is', () => {
    expect(linkTo('ana.vera_98@espe.edu.ec').href).toBe('mailto:ana.vera_98@espe.edu.ec')
  })

  it.each([
    'a?bcc=x%40y.example&body=hola@example.com',
    'ana?subject=urgente&cc=jefe%40espe.edu.ec@example.com',
    'a%3fbcc=x%40y.example@example.com',
    'a#b@example.com',
    "o'neil+naf/{1}=`2`|3^4@example.com",
  ])('to %s goes to that address alone, with no parameter of its owner’s', (correo) => {
    expect(isCorreo(correo)).toBe(true)
    expectOnly(correo)
  })

  it('has no parameter, whatever address the portal takes', () => {
    const local = fc.string({
      unit: fc.constantFrom(..."abz09!#$%&'*+/=?^_`{|}~-"),
      minLength: 1,
      maxLength: 64,
    })
    fc.assert(
      fc.property(local, (name) => {
        const correo = `${name}@example.com`
        fc.pre(isCorreo(correo))
        expectOnly(correo)
      }),
    )
  })

  it('breaks no page where something older is stored', () => {
    expect(linkTo('sin arroba?bcc=x').url.search).toBe('')
    expect(linkTo('a@b@c.example').href).toBe('mailto:a%40b@c.example')
  })
})
