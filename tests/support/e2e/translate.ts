/**
 * Runs in the page. Does to the document what the translator of Chrome does: each piece of text, now and whenever one
 * appears, is taken out and two elements stand in its place.
 */
export const translate = () => {
  const LEFT_ALONE = 'font, script, style, noscript, textarea, title, svg, [translate=no]'
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceBelow = (node: Node) => {
    if (node instanceof Text) return replace(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }
  const start = () => {
    replaceBelow(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceBelow(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  // React first takes over what was prerendered: what differs by then it makes anew, without harm but with a complaint.
  const timer = setInterval(() => {
    const heading = document.querySelector('h1')
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))) return
    clearInterval(timer)
    start()
  }, 50)
}
