/** State of one part of the process. */
type PartState = 'ok' | 'starting' | 'stopping' | 'failing'

export interface Health {
  /** Changes when the process begins to start, is ready, or begins to stop. */
  phase: 'starting' | 'ready' | 'stopping'
  /** What else is told about each part, read when somebody asks. */
  parts: Record<string, () => PartReport | Promise<PartReport>>
}

interface PartReport {
  state: PartState
  [detail: string]: string | number | null
}

/** `GET /api/health`: 200 with the state of each part, 503 while starting or stopping. Holds nothing that a visitor may not know. */
export async function healthResponse(health: Health): Promise<Response> {
  const reports = await Promise.all(
    Object.entries(health.parts).map(async ([name, read]): Promise<[string, PartReport]> => {
      try {
        return [name, await read()]
      } catch {
        return [name, { state: 'failing' }] // what exactly is wrong stands in the log, not in public
      }
    }),
  )
  const status = health.phase === 'ready' ? 200 : 503
  return Response.json(
    { status: health.phase, parts: Object.fromEntries(reports) },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}
