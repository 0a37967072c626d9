const mark = 'data-article-text'

/** Attributes of the element that holds an article's text, without contents, related articles and comments. */
export const holdsArticleText = { [mark]: '' }

/** The element that holds the text of the page's article; `undefined` on a page without an article. */
export function articleText(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[${mark}]`) ?? undefined
}
