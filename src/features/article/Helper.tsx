import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { blogArticle } from '#content/pages/blogs.ts'
import { articleTexts as texts } from '#content/texts/article.ts'

/** Between header and article: what kind of text this is, and where to ask (specification, section 2). */
export function Helper() {
  return (
    <chakra.aside
      aria-label={texts.helper}
      borderLeft="3px solid"
      borderColor="pigment.accent"
      bg="pigment.tint"
      borderRadius="small"
      px="4"
      pt="10px"
      pb="8px"
      textStyle="meta"
      fontSize="0.9375rem"
      color="ink2"
      css={{
        // On a phone it takes four lines; with the stand-in font three, and what follows would move when fonts arrive.
        '@media (max-width: 419px)': { minHeight: 'calc(4lh + 18px)' },
        '& a': { color: 'pigment.text', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      {`${blogArticle.helper.text} `}
      <Link to={blogArticle.helper.link.to}>{blogArticle.helper.link.text}</Link>
    </chakra.aside>
  )
}
