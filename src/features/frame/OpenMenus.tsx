import { useRef } from 'react'
import { DesktopMenu } from './DesktopMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { menu } from './menu.ts'

const stayOpen = () => {}

/**
 * All menus of the top bar, open. Prerenderer only: pages bring the rules of their menus along, since Chakra's engine, which
 * could make them, comes after the page answers.
 */
export function OpenMenus() {
  const bar = useRef(null)
  return (
    <>
      <MobileMenu close={stayOpen} bar={bar} unfolded />
      {menu
        .filter(({ subMenu }) => subMenu)
        .map(({ title }) => (
          <DesktopMenu key={title} open={title} setOpen={stayOpen} />
        ))}
    </>
  )
}
