import { chakra } from '@chakra-ui/react'
import { blogArticle } from '#content/pages/blogs.ts'
import { articleTexts as texts } from '#content/texts/article.ts'

/** Between header and article: what kind of text this is and where to ask (BA-23). */
export function Disclaimer() {
  return (
    <chakra.aside
      aria-label={texts.disclaimer}
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
        // Reserve three lines on a phone: the fallback font may take two, and the font swap would shift the page (CLS).
        '@media (max-width: 419px)': { minHeight: 'calc(3lh + 18px)' },
        '& a': { color: 'pigment.text', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      {`${blogArticle.disclaimer.text} `}
      <a href={blogArticle.disclaimer.link.to}>{blogArticle.disclaimer.link.text}</a>
    </chakra.aside>
  )
}
