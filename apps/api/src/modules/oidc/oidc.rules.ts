import { emailCanonico } from '@dominio/contrato/emails';
import { z } from 'zod';

/** Providers with a name that people know; the others are called by their host. */
const NOMES: readonly (readonly [RegExp, string])[] = [
  [/^accounts\.google\.com$/, 'Google'],
  [/^(login\.microsoftonline\.com|sts\.windows\.net)$/, 'Microsoft'],
  [/\.okta\.com$/, 'Okta'],
  [/\.auth0\.com$/, 'Auth0'],
];

/** The name of a provider on the button of the sign-in page. */
export function nomeDoProvedor(issuer: string): string {
  const { hostname } = new URL(issuer);
  return NOMES.find(([padrao]) => padrao.test(hostname))?.[1] ?? hostname;
}

const Declarados = z.object({
  email: z.email(),
  // Some providers send it as a string.
  email_verified: z.union([z.literal(true), z.literal('true')]),
});

/**
 * The e-mail that a provider vouches for (OpenID Connect Core §5.1), in lower case as accounts keep
 * it; null unless the provider says that it was verified.
 */
export function emailConfirmado(declarados: unknown): string | null {
  const lido = Declarados.safeParse(declarados);
  return lido.success ? emailCanonico(lido.data.email) : null;
}

/** How far the clocks of the two servers may differ. */
const FOLGA_MS = 60_000;
const Momento = z.object({ auth_time: z.number().optional() });

/**
 * Whether the provider asked the person anew who they are, as it was told to (`prompt=login`,
 * `max_age=0`). The time of the sign-in, where the provider claims one, is checked (OpenID Connect
 * Core §2); a provider that leaves it out, against the standard, is believed to have asked.
 */
export function perguntouDeNovo(declarados: unknown, desde: number | null): boolean {
  const { success, data } = Momento.safeParse(declarados);
  if (desde === null || !success) return false;
  return data.auth_time === undefined || data.auth_time * 1000 >= desde - FOLGA_MS;
}
