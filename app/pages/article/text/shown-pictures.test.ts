// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { element } from '#markdown/tree.ts'
import { keepShownPictures } from './shown-pictures.ts'

const SOURCE = 'https://raw.example/me/notes/main/articles/images/map.png'

test('a picture of a live text keeps the files that the document shows, and a new one comes from the host', () => {
  document.body.innerHTML = `<div class="prose"><p><img src="/pictures/x-1200.webp" sizes="90vw" width="1300" height="900"
    srcset="/pictures/x-480.webp 480w, /pictures/x-1200.webp 1200w" data-source="https://other.example/same.png ${SOURCE}" alt="before"></p></div>`
  const picture = element('img', { src: SOURCE, alt: 'after' }, [])
  const added = element('img', { src: `${SOURCE}?new`, alt: 'new' }, [])
  keepShownPictures({ type: 'root', children: [element('p', {}, [picture, added])] })
  expect(picture.properties).toEqual({
    alt: 'after',
    src: '/pictures/x-1200.webp',
    srcSet: '/pictures/x-480.webp 480w, /pictures/x-1200.webp 1200w',
    sizes: '90vw',
    width: '1300',
    height: '900',
    dataSource: `https://other.example/same.png ${SOURCE}`,
  })
  expect(added.properties).toEqual({ src: `${SOURCE}?new`, alt: 'new' })
})

test('a film of a live text keeps the copy that the document shows, and its shape', () => {
  const source = 'https://raw.example/me/notes/main/articles/demo.mp4'
  document.body.innerHTML = `<div class="prose"><video src="/assets/films/0a1b.mp4" width="1080" height="1920" class="film-tall"
    data-source="${source}"></video></div>`
  const film = element('video', { src: source, controls: true }, [])
  keepShownPictures({ type: 'root', children: [film] })
  expect(film.properties).toEqual({
    controls: true,
    src: '/assets/films/0a1b.mp4',
    width: '1080',
    height: '1920',
    className: 'film-tall',
    dataSource: source,
  })
})
