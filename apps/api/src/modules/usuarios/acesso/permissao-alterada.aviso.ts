import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type {} from '../../pessoas/pessoas.events.ts';
import { lerContato } from '../../pessoas/pessoas.service.ts';
import { nomesDoAcesso } from './nomes.repository.ts';

const DE_QUE = {
  grupos: 'os seus grupos',
  permissoes: 'as suas permissões',
  clientes: 'os clientes que você atende',
} as const;
/** Names that a message says one by one. */
const MAXIMO_DE_NOMES = 5;

function enumerados(verbo: string, nomes: readonly string[]): string {
  if (nomes.length === 0) return '';
  const mais = nomes.length - MAXIMO_DE_NOMES;
  const ditos = nomes.slice(0, MAXIMO_DE_NOMES).join(', ');
  return ` ${verbo}: ${ditos}${mais > 0 ? ` e mais ${mais}` : ''}.`;
}

/** To whoever may do or see something else since somebody else changed it. */
export const permissaoAlterada: TipoDeAviso = {
  tipo: 'permissao_alterada',
  titulo: 'O seu acesso mudou',
  descricao:
    'Alguém mudou os grupos em que você está, as permissões que são só suas ou os clientes que você atende.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: true },
  critico: true,
  quando: {
    async 'acesso.alterado'({ usuarioId, autorId, tipo, entram, saem }, { id, banco }) {
      const pessoa = await lerContato(banco, usuarioId);
      // Whoever is only invited has no access yet; who left has it no more.
      if (pessoa?.situacao !== 'ativo') return;
      const autor = (await lerContato(banco, autorId))?.nome ?? 'Alguém do escritório';
      const comum = {
        usuarioIds: [usuarioId],
        url: pessoa.client_id === null ? '/minha-conta?aba=acessos' : '/area-cliente',
        criadoPor: autorId,
        carta: { alem: 'Se você não esperava por isso, fale com quem fez a mudança.' },
      };
      const trackingKey = `permissao_alterada:usuario:${usuarioId}:${tipo}`;
      const mudou = `${autor} mudou ${DE_QUE[tipo]}.`;
      // Clients come one by one when a portfolio changes hands: they are one notification, which names
      // none, as it could name the last alone.
      if (tipo === 'clientes') return { ...comum, mensagem: mudou, trackingKey, ocorrencia: id };
      const nomes = await nomesDoAcesso(banco, tipo, [...entram, ...saem]);
      const deQuais = (ids: readonly number[]) =>
        nomes.filter((um) => ids.includes(um.id)).map(({ nome }) => nome);
      return {
        ...comum,
        mensagem: `${mudou}${enumerados('Entram', deQuais(entram))}${enumerados('Saem', deQuais(saem))}`,
        trackingKey: `${trackingKey}:${id}`,
      };
    },
  },
};
