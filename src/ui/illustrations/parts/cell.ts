import { add, type Vec3 } from './kit/projection.ts'
import { line, rect, type Shape } from './kit/shape.ts'
import { box, flat, type Solid } from './kit/solid.ts'

const HEIGHT = 1.9

export interface FenceLook {
  /** Distance of the wires in metres; a fine mesh belongs to a close view and brings posts with thickness. */
  mesh?: number | undefined
  /** Whether the fence brings the posts of its two ends, or meets others that do. */
  ends?: boolean
}

/** A straight guard fence along x or y: posts and mesh one can see through. */
export function fence(
  axis: 'x' | 'y',
  at: Vec3,
  length: number,
  panels: number,
  { mesh = 0.45, ends = true }: FenceLook = {},
): Solid[] {
  const on = (along: number, z: number): Vec3 => add(at, axis === 'x' ? [along, 0.04, z] : [0.04, along, z])
  const width = length / panels
  const posts = Array.from({ length: panels + 1 }, (_, i) => {
    const along = Math.min(Math.max(i * width - 0.08, 0), length - 0.16)
    const foot = on(along, 0)
    if (mesh < 0.4) return box(add(foot, axis === 'x' ? [0.03, -0.05, 0] : [-0.05, 0.03, 0]), [0.1, 0.1, HEIGHT])
    return flat(foot, on(along + 0.16, HEIGHT), [rect(axis === 'x' ? 'y' : 'x', foot, 0.16, HEIGHT, 'left')])
  })
  const nets = Array.from({ length: panels }, (_, i): Solid => {
    const [from, to] = [i * width + 0.2, (i + 1) * width - 0.2]
    const wires: Shape[] = [rect(axis === 'x' ? 'y' : 'x', on(from, 0.2), to - from, HEIGHT - 0.3, 'line')]
    for (let along = from + mesh; along < to - 0.05; along += mesh)
      wires.push(line([on(along, 0.2), on(along, HEIGHT - 0.1)], 'mesh'))
    for (let z = 0.2 + mesh; z < HEIGHT - 0.15; z += mesh) wires.push(line([on(from, z), on(to, z)], 'mesh'))
    return flat(on(from, 0.2), on(to, HEIGHT - 0.1), [...wires.slice(1), ...wires.slice(0, 1)])
  })
  return [...(ends ? posts : posts.slice(1, -1)), ...nets]
}

/** A light curtain along x across an opening: two posts and the beams between them. */
export function lightCurtain(at: Vec3, length: number): Solid[] {
  const post = (along: number): Solid => {
    const foot = add(at, [along, 0, 0])
    return box(foot, [0.2, 0.2, 1.6], [rect('y', add(foot, [0.06, 0.2, 0.15]), 0.08, 1.3, 'top')])
  }
  const beams = Array.from({ length: 6 }, (_, i) => {
    const z = 0.25 + i * 0.22
    return line([add(at, [0.2, 0.1, z]), add(at, [length, 0.1, z])], 'process')
  })
  const light = flat(add(at, [0.2, 0.1, 0.2]), add(at, [length, 0.1, 1.5]), beams)
  return [post(0), post(length), { ...light, name: 'light-curtain' }]
}
