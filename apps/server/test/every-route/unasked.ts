/**
 * Routes of which `answers.ts` says nothing yet and that the walk does not ask. No route is added here: whoever adds one says what
 * it answers, and whoever describes one of these takes it away.
 */
export const unasked: readonly string[] = [
  'GET /api/notices',
  'PUT /api/notices/rules',
  'POST /api/notices/channels',
  'PUT /api/notices/channels/{id}',
  'POST /api/notices/channels/{id}/test',
  'DELETE /api/notices/channels/{id}',
  'GET /api/tournaments',
  'GET /api/tournaments/{id}',
  'GET /api/tournaments/{id}/results',
  'POST /api/notices/confirm/{token}',
  'POST /api/notices/stop/{token}',
  'POST /api/tournaments',
  'POST /api/tournaments/{id}/call-off',
  'POST /api/tournaments/{id}/computers',
  'POST /api/tournaments/{id}/correct',
  'POST /api/tournaments/{id}/exclude',
  'POST /api/tournaments/{id}/join',
  'POST /api/tournaments/{id}/leave',
  'POST /api/tournaments/{id}/start',
]
