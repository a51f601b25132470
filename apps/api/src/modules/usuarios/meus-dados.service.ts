import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerPerfil } from './perfil/perfil.service.ts';

/** The caller's own record. */
export const meusDados: EntregarMeusDados = async (ctx) => ({ cadastro: await lerPerfil(ctx) });
