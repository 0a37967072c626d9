import { Box, chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react'
import { type MouseEvent, useId } from 'react'
import type { ConsultationButton, ConsultationBlock as Content } from '#content/pages/consultation.ts'
import { opensElsewhere } from '#ui/browser/opensElsewhere.ts'
import { scrollToSection } from '#ui/browser/scrollToSection.ts'
import { ButtonAnchor } from '../controls/Button.tsx'
import { Icon } from '../media/Icon.tsx'
import { H2, Paragraph } from '../text/Text.tsx'
import { countChat } from './ContactLink.tsx'

interface ConsultationBlockProps extends Omit<HTMLChakraProps<'section'>, 'content'> {
  content: Content
  /** Heading level in the outline of the page. */
  heading?: 'h2' | 'h3'
}

/** A card that invites to write or call (CO-06). Style props go to the card. */
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
            <ConsultationLink key={button.link} button={button} variant={position === 0 ? 'gold' : 'line'} />
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

/** Mail and chat links set the browser's location; '/contact' scrolls to the contact section if the page has one. */
function ConsultationLink({
  button: { text, link },
  variant,
}: {
  button: ConsultationButton
  variant: 'gold' | 'line'
}) {
  if (!link.startsWith('/')) {
    return (
      <ButtonAnchor variant={variant} href={link} {...countChat(link)}>
        {text}
      </ButtonAnchor>
    )
  }
  const toSection = (event: MouseEvent) => {
    if (opensElsewhere(event) || link !== '/contact') return
    if (scrollToSection('contact')) event.preventDefault()
  }
  return (
    <ButtonAnchor variant={variant} href={link} onClick={toSection}>
      {text}
    </ButtonAnchor>
  )
}
