import { chakra } from '@chakra-ui/react'
import { articleTexts as texts } from '#content/texts/article.ts'

/** A list line: a checkbox, a number, or a label to fill in. */
const listed = /^(?:\[ \]|\d+\.|[A-Z][\w .]*[:?]) /

/** Wording to copy. Lines wrap, so a phone shows them whole; list lines get a hanging indent. */
export function TemplateText({ text }: { text: string }) {
  const lines = [...text.matchAll(/.+\n?|\n/g)]
  return (
    <chakra.pre
      role="group"
      aria-label={texts.sample}
      mt="1.6em"
      mb="1.8em"
      mx={{ base: 'calc(-1 * var(--gutter))', sm: '0' }}
      p={{ base: '18px var(--gutter)', sm: '24px 28px' }}
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      bg="pigment.tint"
      borderRadius={{ base: '0', sm: 'tile' }}
      fontFamily="mono"
      fontSize={{ base: '0.875em', sm: '0.8em' }}
      lineHeight="1.6"
      css={{ '& span': { display: 'block' }, '& [data-listed]': { paddingLeft: '3ch', textIndent: '-3ch' } }}
    >
      {lines.map(({ 0: line, index }) => (
        <span key={index} {...(listed.test(line) && { 'data-listed': '' })}>
          {line}
        </span>
      ))}
    </chakra.pre>
  )
}
