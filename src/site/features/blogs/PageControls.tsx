import { chakra } from '@chakra-ui/react'
import { blogs } from '#content/pages/blogs.ts'
import { blogsTexts as texts } from '#content/texts/blogs.ts'
import { Button, ButtonAnchor } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'

/** 'Previous', 'Page X of Y' and 'Next'; nothing with a single page. */
export function PageControls({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null
  return (
    <chakra.nav
      aria-label={texts.pages}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap={{ base: '3', sm: '6' }}
      mt={{ base: '14', sm: '20' }}
    >
      <Turn to={page > 1 ? page - 1 : undefined} text={blogs.previous} before />
      <chakra.span
        textStyle="ui"
        color="ink2"
        order={{ base: '-1', sm: '0' }}
        w={{ base: 'full', sm: 'auto' }}
        textAlign="center"
      >
        {blogs.pageOf(page, pages)}
      </chakra.span>
      <Turn to={page < pages ? page + 1 : undefined} text={blogs.next} />
    </chakra.nav>
  )
}

/** A link to a page of the list (page 1 has no parameter), or a disabled button if there is no such page. */
function Turn({ to, text, before = false }: { to: number | undefined; text: string; before?: boolean }) {
  const content = (
    <>
      {before && <Icon name="arrowLeft" size="20px" />}
      <span>{text}</span>
      {!before && <Icon name="arrowRight" size="20px" />}
    </>
  )
  if (to === undefined) {
    return (
      <Button variant="line" disabled minW="9rem">
        {content}
      </Button>
    )
  }
  return (
    <ButtonAnchor variant="line" minW="9rem" href={to > 1 ? `/blogs?page=${to}` : '/blogs'}>
      {content}
    </ButtonAnchor>
  )
}
