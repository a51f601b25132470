import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { quemPode } from '../../modules/usuarios/acesso/acesso.service.ts';
import type { DiaDoResumo, LinhaDoResumo } from '../../platform/resumo-do-dia.ts';
import { clientesPorPessoa } from './quem-atende.repository.ts';
import { certificadosAVencer, contratosATerminar } from './vencimentos.repository.ts';

/** How many days ahead the summary looks: what is further away was told when it came near. */
const DIAS_DO_RESUMO = 7;

const NOMES = {
  contrato: { um: '1 contrato termina', varios: 'contratos terminam', url: '/contratos' },
  certificado: {
    um: '1 certificado digital vence',
    varios: 'certificados digitais vencem',
    url: '/empresas',
  },
} as const;

/** What ends within a week of the clients that a person serves, as far as they may see it. */
export async function resumoDosVencimentos({
  db,
  dia,
  pessoas,
}: DiaDoResumo): Promise<LinhaDoResumo[]> {
  const itens = {
    contrato: await contratosATerminar(db, dia, DIAS_DO_RESUMO),
    certificado: await certificadosAVencer(db, dia, DIAS_DO_RESUMO),
  };
  const clienteIds = Object.values(itens)
    .flat()
    .map(({ cliente_id }) => cliente_id);
  if (clienteIds.length === 0) return [];
  const atendidos = await clientesPorPessoa(db, { pessoas, clienteIds });
  const contar = async (qual: keyof typeof NOMES, permissao: Permissao) => {
    const podem = await quemPode(db, permissao);
    return [...atendidos].flatMap(([usuarioId, clientes]): LinhaDoResumo[] => {
      const total = podem.has(usuarioId)
        ? itens[qual].filter(({ cliente_id }) => clientes.has(cliente_id)).length
        : 0;
      const { um, varios, url } = NOMES[qual];
      if (total === 0) return [];
      const oQue = total === 1 ? um : `${total} ${varios}`;
      return [{ usuarioId, texto: `${oQue} em até ${DIAS_DO_RESUMO} dias.`, url }];
    });
  };
  return [
    ...(await contar('contrato', 'contratos:visualizar')),
    ...(await contar('certificado', 'empresas:visualizar')),
  ];
}
