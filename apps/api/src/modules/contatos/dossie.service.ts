import { NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import { ENVIOS, NOME_DO_ENVIO, NOME_DO_PAPEL } from '@dominio/contrato/contatos';
import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { blocoDeTabela, diaDe, type FonteDoDossie } from '../../platform/dossie.ts';
import { listarContatos } from './contatos.service.ts';

/** The people of the client, those who left included; what is remarked of them stays in their record. */
export const secaoDosContatos: FonteDoDossie = {
  secao: 'contatos',
  async ler(ctx, { clienteId }) {
    const { contatos, total } = await listarContatos(ctx, {
      cliente_id: clienteId,
      ordenar: 'nome',
      direcao: 'asc',
      page: 1,
      limit: MAXIMO_POR_TABELA,
    });
    return blocoDeTabela({
      nome: 'Contatos',
      colunas: ['Nome', 'Cargo e papéis', 'Telefone', 'E-mail', 'Prefere', 'Recebe', 'Situação'],
      linhas: contatos.map((um) => [
        um.nome,
        [um.cargo, ...um.papeis.map((papel) => NOME_DO_PAPEL[papel])].filter(Boolean).join(', '),
        [...new Set([um.telefone, um.whatsapp])]
          .flatMap((numero) => (numero ? telefoneEscrito(numero) : []))
          .join(', '),
        um.email,
        um.canal_preferido && NOME_DO_CANAL[um.canal_preferido],
        ENVIOS.filter((envio) => um[envio])
          .map((envio) => NOME_DO_ENVIO[envio])
          .join(', '),
        um.ativo ? 'No cliente' : ['Saiu', diaDe(um.saiu_em)].filter(Boolean).join(' em '),
      ]),
      total,
    });
  },
};
