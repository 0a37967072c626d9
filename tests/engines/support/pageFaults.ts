/** Addresses of the site's own shown pictures that cannot be loaded. Runs in the page; lazy ones are asked for now. */
export async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter(
    (picture) => picture.checkVisibility() && new URL(picture.src).origin === location.origin,
  )
  const settled = (picture: HTMLImageElement) =>
    new Promise((resolve) => {
      picture.addEventListener('load', resolve, { once: true })
      picture.addEventListener('error', resolve, { once: true })
      picture.loading = 'eager'
      if (picture.complete) resolve(undefined)
    })
  await Promise.all(pictures.map(settled))
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc)
}

/** The first elements that overflow the page sideways; none when it cannot be scrolled sideways. Runs in the page. */
export function sidewaysScroll(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 100))
}
