/** Interface texts of the blog list. */
export const blogsTexts = {
  pages: 'Pages',
  english: 'Articles in English',
  /** Stands before the links to all further articles where paging cannot work. */
  further: 'Further articles',
}
