/**
 * Routes of which `answers.ts` says nothing yet and that the walk does not ask. No route is added here: whoever adds one says what
 * it answers, and whoever describes one of these takes it away.
 */
export const unasked: readonly string[] = [
  'GET /api/clubs',
  'POST /api/clubs',
  'GET /api/clubs/{id}',
  'PUT /api/clubs/{id}',
  'DELETE /api/clubs/{id}',
  'POST /api/clubs/{id}/link',
  'POST /api/clubs/{id}/members',
  'PUT /api/clubs/{id}/members/{name}',
  'DELETE /api/clubs/{id}/members/{name}',
  'GET /api/friends',
  'POST /api/friends',
  'DELETE /api/friends/{name}',
  'POST /api/matches/{id}/invitations',
  'DELETE /api/account/invitations/{id}',
  'GET /api/host/reports',
  'DELETE /api/host/reports/{id}',
  'GET /api/host/people',
  'GET /api/host/people/{name}',
  'GET /api/host/log',
  'POST /api/host/people/{name}/measures',
  'GET /api/notices',
  'PUT /api/notices/rules',
  'POST /api/notices/channels',
  'PUT /api/notices/channels/{id}',
  'POST /api/notices/channels/{id}/test',
  'DELETE /api/notices/channels/{id}',
]
