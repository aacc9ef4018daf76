/* Runs in the browser, from a disk too: so entries come as a script, which a page on a disk may load. */
const form = document.querySelector('[role=search]')
const input = form.querySelector('input')
const found = form.querySelector('#found')
const status = form.querySelector('[role=status]')
const most = 12
let search

/** An accent more or less finds the same. */
const fold = (term) => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function load() {
  const script = document.createElement('script')
  script.src = form.dataset.entries
  script.addEventListener('load', () => {
    search = new globalThis.MiniSearch({
      fields: ['heading', 'title', 'text'],
      storeFields: ['heading', 'title', 'address'],
      processTerm: fold,
      searchOptions: {
        boost: { heading: 4, title: 2 },
        prefix: true,
        fuzzy: 0.15,
        combineWith: 'AND',
      },
    })
    search.addAll(globalThis.documentEntries)
    show()
  })
  document.head.append(script)
}

function linkTo({ heading, title, address }) {
  const link = document.createElement('a')
  link.href = form.dataset.root + address
  const where = document.createElement('small')
  where.textContent = title === heading ? '' : title
  link.append(heading, where)
  return link
}

function show() {
  const asked = input.value.trim()
  found.hidden = asked === '' || !search
  if (found.hidden) {
    status.textContent = ''
    return
  }
  const results = search.search(asked).slice(0, most)
  const nothing = document.createElement('p')
  nothing.textContent = found.dataset.nothing
  found.replaceChildren(...(results.length > 0 ? results.map(linkTo) : [nothing]))
  status.textContent =
    results.length > 0 ? `${found.ariaLabel}: ${results.length}` : found.dataset.nothing
}

input.addEventListener('focus', load, { once: true })
input.addEventListener('input', show)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  found.querySelector('a')?.click()
})
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  found.hidden = true
  input.focus()
})
document.addEventListener('click', (event) => {
  if (!form.contains(event.target) || found.contains(event.target)) found.hidden = true
})
form.hidden = false

/* On a phone the contents would stand before the text. */
const contents = document.querySelector('nav details')
if (contents && matchMedia('(max-width: 56rem)').matches) contents.open = false
