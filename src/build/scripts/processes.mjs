import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process started, in whatever the system counts in; empty if there is none or the system does not tell. With it, a
 * recycled process id is not taken for the process that had it before, nor one from before a reboot.
 * @param {number} pid
 */
export function startOf(pid) {
  if (process.platform === 'win32') return ''
  try {
    // The name in field 2 may contain spaces and brackets: count from behind it. Start is field 22, in ticks since boot.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
  } catch {
    if (process.platform === 'linux') return ''
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
  }
}

/**
 * Whether this very process still runs.
 * @param {number} pid @param {string} start what `startOf` said of it
 */
export function isSameProcess(pid, start) {
  if (!isRunning(pid)) return false
  const now = startOf(pid)
  return start === '' || now === '' || now === start
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
