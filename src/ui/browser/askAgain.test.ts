// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { askAgainForPictures } from './askAgain.ts'
import { noteConnection } from './connection.ts'

askAgainForPictures()

/** A picture in one of the states that an `<img>` may be in, and what is set on it. */
function picture(state: Partial<Pick<HTMLImageElement, 'complete' | 'currentSrc' | 'naturalWidth'>>) {
  const element = document.body.appendChild(document.createElement('img'))
  element.src = '/art/desk/nri-wills-480.webp'
  const values = { complete: true, currentSrc: element.src, naturalWidth: 0, ...state }
  for (const [name, value] of Object.entries(values)) Object.defineProperty(element, name, { value })
  return vi.spyOn(element, 'setAttribute')
}

beforeEach(() => {
  noteConnection(false)
  document.body.innerHTML = ''
})

test('pictures that failed are asked for again when the connection returns, and not before', () => {
  const asked = picture({})
  noteConnection(false)
  expect(asked).not.toHaveBeenCalled()
  noteConnection(true)
  expect(asked.mock.calls).toEqual([['src', `${location.origin}/art/desk/nri-wills-480.webp`]])
})

test('pictures that failed before anybody listened, while there is a connection again, are asked for at once', () => {
  noteConnection(true)
  const asked = picture({})
  askAgainForPictures()
  expect(asked).toHaveBeenCalledOnce()
})

test.each([
  ['that is there', { naturalWidth: 480 }],
  ['on its way', { complete: false }],
  ['not asked for yet, as it is far away', { currentSrc: '' }],
])('a picture %s is left alone', (_, state) => {
  const asked = picture(state)
  noteConnection(true)
  expect(asked).not.toHaveBeenCalled()
})
