/*
 * Runs before anything is painted, and so is short and no module. Written in the syntax of 2009 (ES5): a browser that is
 * too old for the portal must still be able to say so. `prerender.ts` names the files in the tag of this script:
 * data-session, the key of a stored session; data-entry and data-first, the code of every page; data-page, this page's.
 * Without data-entry the document is the app shell, which asks for its code by tags.
 */
;(function () {
  // A script that is added cannot be deferred.
  var whenParsed = function (work) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
    else work()
  }
  // The prerendered page stays as it is, with plain links: the portal's code would fail on it. Container queries came with
  // Chrome 105, Safari 16 and Firefox 110, :has() with Firefox 121: the oldest browsers of build/browsers.ts.
  var supports = window.CSS && CSS.supports
  if (!supports || !CSS.supports('container-type', 'inline-size') || !CSS.supports('selector(:has(*))')) {
    whenParsed(function () {
      document.getElementById('outdated').removeAttribute('hidden')
    })
    return
  }
  var data = document.currentScript.dataset
  var stored = null
  try {
    stored = localStorage.getItem(data.session)
  } catch (_) {}
  var add = function (tag, attributes) {
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, attributes))
  }
  // React cannot hydrate half a document: a slow connection may bring the other half after the code.
  var load = function (files) {
    ;[data.entry].concat(files.split(' ')).forEach(function (file) {
      add('link', { rel: 'modulepreload', href: file })
    })
    whenParsed(function () {
      add('script', { type: 'module', src: data.entry })
    })
  }
  // The portal's code did not come, and only loading the page again asks for it anew.
  addEventListener(
    'error',
    function (event) {
      if (event.target.type === 'module')
        whenParsed(function () {
          document.getElementById('splash').remove()
          var lost = document.getElementById('lost').content
          lost.querySelector('button').onclick = function () {
            location.reload()
          }
          document.body.prepend(lost)
        })
    },
    true
  )
  // Hides the visitor's page until the code has rendered this person's (styles.css).
  if (stored || !data.entry) document.documentElement.dataset.waiting = ''
  if (!data.entry) return
  if (stored) return load(data.first)
  // The page is seen first: its code would take the connection and the processor from it. Nothing is painted in a hidden
  // tab, and a browser may keep to itself when it painted.
  var loadPage = function () {
    painted.disconnect()
    clearTimeout(late)
    load(data.first + ' ' + data.page)
  }
  var painted = new PerformanceObserver(loadPage)
  var late = setTimeout(loadPage, document.hidden ? 0 : 3000)
  painted.observe({ type: 'paint', buffered: true })
})()
