import { Box, chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react'
import { type MouseEvent, useId } from 'react'
import type { ConsultationButton, ConsultationBlock as Content } from '#content/pages/consultation.ts'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { ButtonAnchor, ButtonLink } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { scrollToSection } from './scrollToSection.ts'
import { H2, Paragraph } from './Text.tsx'
import { track } from './track.ts'

interface ConsultationBlockProps extends Omit<HTMLChakraProps<'section'>, 'content'> {
  content: Content
  /** The block's place in the outline of its page. */
  heading?: 'h2' | 'h3'
}

/** Invitation to write or call, on a card (specification, sections 3 and 7). Style props go to the card. */
export function ConsultationBlock({ content, heading = 'h2', ...rest }: ConsultationBlockProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="panel"
      color="ink"
      borderTop="5px solid"
      borderColor="gold.500"
      borderRadius="card"
      boxShadow="card"
      containerType="inline-size"
      {...rest}
    >
      <Box
        display="grid"
        columnGap="16"
        p={{ base: '24px 20px 22px', sm: '36px 40px 34px' }}
        css={{ '@container (min-width: 56rem)': { gridTemplateColumns: '1fr 18rem', alignItems: 'center' } }}
      >
        <div>
          <H2 as={heading} id={id}>
            {content.title}
          </H2>
          <Paragraph color="ink2" mt="3" maxW="34em">
            {content.description}
          </Paragraph>
        </div>
        <Flex
          gap="3"
          wrap="wrap"
          direction={{ base: 'column', sm: 'row' }}
          mt="6"
          css={{
            '@container (min-width: 56rem)': {
              flexDirection: 'column',
              marginTop: '0',
              gridRow: '1 / 3',
              gridColumn: '2',
            },
          }}
        >
          {content.buttons.map((button, position) => (
            <Way key={button.link} button={button} look={position === 0 ? 'gold' : 'line'} />
          ))}
        </Flex>
        <chakra.p display="flex" alignItems="center" gap="10px" mt="6" textStyle="meta" color="ink2">
          <Icon name="clock" size="20px" />
          {content.footerText}
        </chakra.p>
      </Box>
    </Box>
  )
}

/** Mail and chat links set the browser's location; '/contact' scrolls to the contact section where there is one. */
function Way({ button: { text, link }, look }: { button: ConsultationButton; look: 'gold' | 'line' }) {
  if (!link.startsWith('/')) {
    const onClick = link === contactLinks.chat ? () => track('whatsapp_click') : undefined
    return (
      <ButtonAnchor look={look} href={link} onClick={onClick}>
        {text}
      </ButtonAnchor>
    )
  }
  const toSection = (event: MouseEvent) => {
    if (link === '/contact' && scrollToSection('contact')) event.preventDefault()
  }
  return (
    <ButtonLink look={look} to={link} onClick={toSection}>
      {text}
    </ButtonLink>
  )
}
