// `domAnimation` has animations and gestures but no layout or drag: half the full bundle.
import { domAnimation } from 'framer-motion'
import { markMotionReady } from './motionReady.ts'

markMotionReady()

export default domAnimation
