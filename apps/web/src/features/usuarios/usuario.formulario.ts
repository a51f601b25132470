import { GRUPO } from '@dominio/contrato/permissoes';
import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import {
  type EdicaoDeUsuario,
  NovoUsuario,
  TEXTOS_DO_USUARIO,
} from '@dominio/contrato/usuarios-entrada';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** The record as form values; blank for null, ids as text. */
export interface ValoresDoUsuario {
  nome: string;
  email: string;
  cpf: string;
  grupo_id: string;
  client_id: string;
  time_id: string;
  /** To be linked to a new person; an edit leaves them to 'Clientes' of the record. */
  cliente_ids: string[];
  telefone: string;
  genero: string;
  data_nascimento: string;
  data_admissao: string;
  tem_filhos: '' | 'sim' | 'nao';
}

/**
 * Labels of the contract's fields, in the form's order. `ativo` is left to 'Suspender' and 'Reativar',
 * `enviar_convite` to a switch that is no part of the record.
 */
export const ROTULOS_DO_USUARIO = {
  nome: 'Nome',
  email: 'E-mail',
  cpf: 'CPF',
  grupo_id: 'Grupo',
  client_id: 'Empresa',
  time_id: 'Time',
  cliente_ids: 'Clientes',
  telefone: 'Telefone',
  data_nascimento: 'Nascimento',
  data_admissao: 'Admissão',
  genero: 'Gênero',
  tem_filhos: 'Tem filhos',
} as const satisfies Readonly<
  Record<keyof Omit<NovoUsuario & EdicaoDeUsuario, 'ativo' | 'enviar_convite' | 'versao'>, string>
>;
export const ORDEM_DO_USUARIO = Object.keys(
  ROTULOS_DO_USUARIO,
) as (keyof typeof ROTULOS_DO_USUARIO)[];

const texto = (valor: string | number | null | undefined) => String(valor ?? '');

export function valoresDoUsuario(usuario: UsuarioAberto | null): ValoresDoUsuario {
  const { tem_filhos = null } = usuario ?? {};
  return {
    nome: texto(usuario?.nome),
    email: texto(usuario?.email),
    cpf: usuario?.dados_completos ? texto(usuario.cpf) : '',
    grupo_id: texto(usuario?.grupo_id),
    client_id: texto(usuario?.client_id),
    time_id: texto(usuario?.time_id),
    cliente_ids: [],
    telefone: texto(usuario?.telefone),
    genero: texto(usuario?.genero),
    data_nascimento: texto(usuario?.data_nascimento),
    data_admissao: texto(usuario?.data_admissao),
    tem_filhos: tem_filhos === null ? '' : tem_filhos ? 'sim' : 'nao',
  };
}

const id = (valor: string) => (valor === '' ? null : Number(valor));

/**
 * Body of a save: null for blank. The CPF and personal data that the caller may not read are left
 * out, and so are clients but those of a new person of the staff.
 */
export function corpoDoUsuario(valores: ValoresDoUsuario, usuario: UsuarioAberto | null) {
  const { cpf, cliente_ids, data_nascimento, data_admissao, genero, tem_filhos, ...resto } =
    valores;
  const comClientes = usuario === null && !ehDoGrupoCliente(valores);
  const pessoais = {
    data_nascimento,
    data_admissao,
    genero,
    tem_filhos: tem_filhos === '' ? null : tem_filhos === 'sim',
  };
  return {
    ...resto,
    grupo_id: Number(valores.grupo_id),
    client_id: id(valores.client_id),
    time_id: id(valores.time_id),
    ...(comClientes && { cliente_ids: cliente_ids.map(Number) }),
    ...((usuario === null || usuario.dados_completos) && { cpf }),
    ...((usuario === null || usuario.dados_pessoais) && pessoais),
  };
}

/**
 * Body of an edit of a record that was opened as `lido` and now is `atual`: only the fields changed
 * in the form. When somebody else changed one of the same fields, it carries the version that was
 * read, so that the server refuses it; otherwise the present one.
 */
export function corpoDaEdicao(
  valores: ValoresDoUsuario,
  lido: UsuarioAberto,
  atual: UsuarioAberto,
) {
  const antes: Record<string, unknown> = corpoDoUsuario(valoresDoUsuario(lido), lido);
  const meus = Object.entries(corpoDoUsuario(valores, lido)).filter(
    ([campo, valor]) => valor !== antes[campo],
  );
  const agora: Record<string, unknown> = corpoDoUsuario(valoresDoUsuario(atual), lido);
  const disputado = meus.some(([campo]) => agora[campo] !== antes[campo]);
  return { ...Object.fromEntries(meus), versao: (disputado ? lido : atual).versao };
}

export const ehDoGrupoCliente = ({ grupo_id }: Pick<ValoresDoUsuario, 'grupo_id'>) =>
  grupo_id === String(GRUPO.cliente);

/**
 * Checks the values by the contract's schema, before they are sent.
 *
 * @param telefoneLido the telephone as read: unchanged, it is accepted even if its rule would
 *   refuse it.
 */
export function errosDoUsuario(
  valores: ValoresDoUsuario,
  hoje: string,
  telefoneLido?: string | null,
): ErrosDeCampo {
  const lido = validar(NovoUsuario, corpoDoUsuario(valores, null));
  const erros: Record<string, string> = lido.ok ? {} : { ...lido.erros };
  if (valores.telefone === telefoneLido) delete erros.telefone;
  if (valores.grupo_id === '') erros.grupo_id = 'Escolha o grupo.';
  else if (ehDoGrupoCliente(valores) && valores.client_id === '') {
    erros.client_id = 'Escolha a empresa do usuário do grupo Cliente.';
  }
  if (valores.data_nascimento > hoje) {
    erros.data_nascimento = TEXTOS_DO_USUARIO.nascimentoInvalido;
  }
  return erros;
}
