import { Box, chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useId } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { keyTexts as texts } from '#content/texts/staff/keys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { choosePlainKeys, isPlainKey, plainKeys } from '../data/plainKeys.ts'
import { lastUndoable, takeBack } from '../data/undo.ts'
import { dialogStyle } from './dialogStyle.ts'
import { helpIsOpen } from './helpIsOpen.ts'

/** The keys that work on every screen, `z` and `?`, and the list of all of them. */
export function ShortcutHelp() {
  const isOpen = useSelector(helpIsOpen)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return
      const done = event.key === 'z' ? lastUndoable() : undefined
      if (done) void takeBack(done)
      else if (event.key === '?') helpIsOpen.setState(() => true)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return isOpen ? <Help /> : null
}

function Help() {
  const switchId = useId()
  const isOn = useSelector(plainKeys)
  const close = () => helpIsOpen.setState(() => false)
  return (
    <Modal onClose={close} closesOnBackdrop aria-labelledby="shortcuts" {...dialogStyle}>
      <H2 id="shortcuts">{deskTexts.shortcuts}</H2>
      <Box containerType="inline-size" mt="4">
        <List>
          {texts.list.map(([keys, does]) => (
            <chakra.div key={keys} display="contents">
              <chakra.dt>
                {keys.split(' ').map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </chakra.dt>
              <chakra.dd m="0">{does}</chakra.dd>
            </chakra.div>
          ))}
        </List>
      </Box>
      <chakra.label htmlFor={switchId} display="flex" alignItems="center" gap="3" minH="touch" mt="4" textStyle="ui">
        <Checkbox id={switchId} checked={isOn} onChange={(event) => choosePlainKeys(event.currentTarget.checked)} />
        <span>{texts.plainKeys}</span>
      </chakra.label>
      <Small textStyle="meta" mb="5">
        {texts.swipes}
      </Small>
      <Flex>
        <Button variant="navy" size="sm" onClick={close}>
          {deskTexts.close}
        </Button>
      </Flex>
    </Modal>
  )
}

const List = chakra('dl', {
  base: {
    m: '0',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '2',
    textStyle: 'ui',
    // Large text on a narrow phone: what a key does is below it.
    '@container (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { mb: '2' } },
  },
})

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '1.75rem',
    maxW: 'full',
    overflowWrap: 'anywhere',
    mr: '1',
    px: '6px',
    pt: '2px',
    border: '1px solid {colors.field}',
    borderRadius: 'small',
    bg: 'wash',
    fontFamily: 'mono',
    fontSize: '0.9375rem',
    textAlign: 'center',
  },
})
