import { auditoriaEndpoints, type PaginaComDiferencas } from '@dominio/contrato/auditoria';
import { type Consentimento, consentimentosEndpoints } from '@dominio/contrato/consentimentos';
import { minhaContaEndpoints, Perfil } from '@dominio/contrato/minha-conta';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { SessaoAberta, sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';
import type { PessoaDoTeste } from './pessoa.ts';

/** The signed-in person's own record. */
export const umPerfil = ({ usuario }: PessoaDoTeste, mudancas: Partial<Perfil> = {}): Perfil =>
  Perfil.parse({
    ...usuario,
    telefone: null,
    assinatura_email: null,
    grupos: [usuario.grupo_nome ?? ''],
    criado_em: AGORA.toISOString(),
    ultimo_acesso: null,
    versao: 1,
    ...mudancas,
  } satisfies Perfil);

/** Answers the calls that read and change the signed-in person's own record. */
export function responderPerfil(inicial: Perfil) {
  let perfil = inicial;
  const mudar = (mudancas: Partial<Perfil>): Perfil => {
    perfil = { ...perfil, ...mudancas, versao: perfil.versao + 1 };
    return perfil;
  };
  responder(minhaContaEndpoints.perfil, () => perfil);
  const gravar = responder(
    minhaContaEndpoints.gravarPerfil,
    ({ body: { versao: _, ...campos } }) => ({
      success: true,
      message: '',
      perfil: mudar(campos),
    }),
  );
  return { gravar, mudar };
}

/** A picture of one pixel. */
export const PIXEL = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const umaFoto = () => new Response(PIXEL, { headers: { 'Content-Type': 'image/png' } });

/** Answers the calls for the own picture and for the consent given by saving it. */
export function responderFoto(quem: PessoaDoTeste, { temFoto = false } = {}) {
  const { id } = quem.usuario;
  const fotoDe = (chave: string | null) => ({
    avatar_url: urlDoAvatar(id, chave),
    tem_avatar: chave !== null,
  });
  let usuario = { ...quem.usuario, ...fotoDe(temFoto ? 'fotos/0.jpg' : null) };
  let consentimento: Consentimento = {
    finalidade: 'foto',
    situacao: 'ausente',
    desde: null,
    versao_do_texto: null,
    historico: [],
  };
  let versoes = 0;
  const registrar = (concedido: boolean) => {
    const em = AGORA.toISOString();
    const ato = { ato: concedido ? ('concedido' as const) : ('revogado' as const), em };
    consentimento = {
      finalidade: 'foto',
      situacao: concedido ? 'concedido' : 'ausente',
      desde: concedido ? em : null,
      versao_do_texto: concedido ? 1 : null,
      historico: [{ ...ato, versao_do_texto: 1 }, ...consentimento.historico],
    };
  };
  if (temFoto) registrar(true);
  const mudar = (tem_avatar: boolean, message: string) => {
    versoes += 1;
    const foto = fotoDe(tem_avatar ? `fotos/${versoes}.jpg` : null);
    usuario = { ...usuario, ...foto };
    return { success: true as const, message, ...foto };
  };
  responder(minhaContaEndpoints.perfil, () => umPerfil({ ...quem, usuario }));
  responder(sessoesEndpoints.eu, () => ({ user: usuario }));
  responder(usuariosEndpoints.avatar, umaFoto);
  const enviar = responder(minhaContaEndpoints.gravarAvatar, ({ body }) => {
    if ((body as unknown as FormData).has('versao_do_texto')) registrar(true);
    return mudar(true, 'Avatar atualizado.');
  });
  const remover = responder(minhaContaEndpoints.excluirAvatar, () => {
    if (consentimento.situacao === 'concedido') registrar(false);
    return mudar(false, 'Foto removida.');
  });
  responder(consentimentosEndpoints.listar, () => ({ consentimentos: [consentimento], total: 1 }));
  const revogar = responder(consentimentosEndpoints.revogar, () => {
    registrar(false);
    mudar(false, '');
    return { success: true, message: 'Autorização revogada.' };
  });
  return { quem: { ...quem, usuario }, enviar, remover, revogar };
}

/** A session of the signed-in person on some device. */
export const umaSessaoAberta = (mudancas: Partial<SessaoAberta> = {}): SessaoAberta =>
  SessaoAberta.parse({
    id: 'esta',
    dispositivo: 'Chrome no Linux',
    tipo: 'computador',
    ip: '127.0.0.1',
    criada_em: AGORA.toISOString(),
    ultimo_uso_em: AGORA.toISOString(),
    expira_em: AGORA.toISOString(),
    atual: false,
    ...mudancas,
  } satisfies SessaoAberta);

/** Answers the calls for the own sessions: the list, and ending one. */
export function responderSessoes(iniciais: readonly SessaoAberta[]) {
  let sessoes = [...iniciais];
  responder(sessoesAbertasEndpoints.minhas, () => ({ sessoes, total: sessoes.length }));
  return responder(sessoesAbertasEndpoints.encerrarMinhas, () => {
    const encerradas = sessoes.filter(({ atual }) => !atual).length;
    sessoes = sessoes.filter(({ atual }) => atual);
    return { success: true, message: 'Sessões encerradas.', encerradas };
  });
}

/** Answers the own activity: `total` entries, newest first, twenty per page. */
export const responderAtividade = (
  total: number,
  diferencas: PaginaComDiferencas['eventos'][number]['diferencas'] = [],
) =>
  responder(auditoriaEndpoints.minhas, ({ query: { antes_de, limit } }) => {
    const depois = antes_de ? total - antes_de.id + 1 : 0;
    const eventos = Array.from(
      { length: Math.min(limit, total - depois) },
      (_, i): PaginaComDiferencas['eventos'][number] => ({
        id: total - depois - i,
        em: AGORA.toISOString(),
        autor: null,
        como: null,
        acao: 'sessao.aberta',
        frase: 'Você entrou',
        objeto: null,
        cliente: null,
        ip: '127.0.0.1',
        diferencas,
      }),
    );
    const ultimo = eventos.at(-1)?.id ?? 1;
    return { eventos, proximo: ultimo > 1 ? `${AGORA.getTime()}-${ultimo}` : null };
  });
