import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import type { GRUPO } from '@dominio/contrato/permissoes';
import {
  cadastroDeUsuariosEndpoints as e,
  type GrupoParaEscolher,
  type ItemDeConsulta,
  UsuarioAberto,
  UsuarioDoCadastro,
} from '@dominio/contrato/usuarios-cadastro';
import { responder } from '../rede.ts';
import { definidos } from './definidos.ts';
import { umaPessoa } from './pessoa.ts';
import { Registro } from './registro.ts';

/** Every action that may be offered for an active person. */
export const ATOS_SOBRE_QUEM_ENTRA: UsuarioAberto['acoes'] = {
  editar: true,
  suspender: true,
  reativar: false,
  excluir: true,
  resetar_senha: true,
  ver_como: true,
  reenviar_convite: false,
  cancelar_convite: false,
  remover_segundo_fator: false,
  copiar_acesso: true,
  ler_sessoes: true,
};

/** No action: the record may only be read. */
export const NENHUM_ATO = Object.fromEntries(
  Object.keys(ATOS_SOBRE_QUEM_ENTRA).map((ato) => [ato, false]),
) as UsuarioAberto['acoes'];

/**
 * A person's record, by default of an active consultant, as somebody with every permission reads
 * it.
 */
export function umUsuario(
  mudancas: Partial<UsuarioAberto> = {},
  grupo: keyof typeof GRUPO = 'consultor',
): UsuarioAberto {
  const { usuario } = umaPessoa({ grupo, usuario: { id: mudancas.id ?? 21 } });
  return UsuarioAberto.parse({
    ...usuario,
    telefone: null,
    situacao: 'ativo',
    ativo: true,
    ultimo_acesso: null,
    mfa: false,
    convite_expira_em: null,
    grupos: [{ id: usuario.grupo_id, nome: usuario.grupo_nome ?? '' }],
    total_clientes: 0,
    versao: 1,
    acoes: ATOS_SOBRE_QUEM_ENTRA,
    dados_completos: true,
    dados_pessoais: true,
    ...mudancas,
  } satisfies UsuarioAberto);
}

/** The groups of a new firm; the caller may put people into each of them. */
export const GRUPOS_PARA_ESCOLHER: readonly GrupoParaEscolher[] = GRUPOS_INICIAIS.map(
  ({ id, nome }) => ({ id, nome, acoes: { conceder: true } }),
);

interface Consultas {
  grupos?: readonly GrupoParaEscolher[];
  times?: readonly ItemDeConsulta[];
  clientes?: readonly ItemDeConsulta[];
}

/** Answers the calls for the register of people, and for the choices of its filters and form. */
export function responderUsuarios(
  iniciais: readonly UsuarioAberto[] = [umUsuario()],
  { grupos = GRUPOS_PARA_ESCOLHER, times = [], clientes = [] }: Consultas = {},
) {
  const usuarios = new Registro(iniciais);
  const gravado = (usuario: UsuarioAberto) =>
    ({ success: true, message: '', usuario: UsuarioDoCadastro.parse(usuario) }) as const;
  const buscar = responder(e.buscar, ({ query }) => {
    const { linhas, rodape } = usuarios.pagina(query, ({ nome, email }) => `${nome} ${email}`);
    return { usuarios: linhas, ...rodape };
  });
  const ler = responder(e.ler, ({ params: { id } }) => usuarios.responder(id));
  const criar = responder(
    e.criar,
    ({ body: { enviar_convite: _, ativo: __, cliente_ids = [], ...campos } }) => {
      const links = { total_clientes: cliente_ids.length, situacao: 'convidado' } as const;
      return gravado(usuarios.criar((id) => umUsuario({ id, ...definidos(campos), ...links })));
    },
  );
  const atualizar = responder(e.atualizar, ({ params: { id }, body }) =>
    gravado(usuarios.mudar(id, definidos(body))),
  );
  const livre = { disponivel: true, message: '' };
  const validarEmail = responder(e.validarEmail, livre);
  responder(e.validarCpf, livre);
  responder(e.grupos, [...grupos]);
  responder(e.times, [...times]);
  responder(e.clientesParaVinculacao, [...clientes]);
  return { usuarios, buscar, ler, criar, atualizar, validarEmail };
}
