// `domAnimation` holds animations and gestures without layout or drag: half of the full bundle.
import { domAnimation } from 'framer-motion'
import { markMotionReady } from './motionReady.ts'

markMotionReady()

export default domAnimation
