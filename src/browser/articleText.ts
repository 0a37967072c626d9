/**
 * The element of the page's article that holds its text, without contents, related articles and comments; `undefined` on a
 * page without an article.
 */
export function articleText(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('[data-article-text]') ?? undefined
}
