import type {
  AcessoDoUsuario,
  PedidoDoCliente,
  UsuarioDoCliente,
} from '@dominio/contrato/area-cliente-usuarios';
import { NOME_DO_PAPEL, type PapelDoContato } from '@dominio/contrato/contatos';
import type { Tom } from '../../components/ui/situacao.tsx';
import { formatarData } from '../../lib/formato.ts';

/** Roles in one line. */
export const papeisEscritos = (papeis: readonly PapelDoContato[]): string =>
  papeis.map((papel) => NOME_DO_PAPEL[papel]).join(', ') || 'Sem papel';

export const TOM_DO_ACESSO: Readonly<Record<AcessoDoUsuario, Tom>> = {
  ativo: 'sucesso',
  convite_pendente: 'aviso',
  convite_vencido: 'perigo',
};

/** When somebody was last here. */
export const ultimoAcesso = ({ acesso, ultimo_acesso_em }: UsuarioDoCliente): string | null => {
  if (ultimo_acesso_em) return `Último acesso em ${formatarData(ultimo_acesso_em)}`;
  return acesso === 'ativo' ? 'Ainda não entrou' : null;
};

/** What somebody asked a partner to confirm, in a sentence. */
export function pedidoEscrito({ tipo, nome, email, papeis }: PedidoDoCliente): string {
  if (tipo === 'convite') return `Convidar ${nome} (${email}): ${papeisEscritos(papeis)}`;
  if (tipo === 'papeis') return `Mudar os papéis de ${nome}: ${papeisEscritos(papeis)}`;
  return `Retirar o acesso de ${nome}`;
}
