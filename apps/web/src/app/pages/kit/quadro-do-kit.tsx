import { useState } from 'react';
import { Kanban } from '../../../components/kanban/kanban.tsx';
import type { CartaoDoQuadro } from '../../../components/kanban/tipos.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';

const COLUNAS = [
  { id: 'fazer', titulo: 'A fazer', cor: '#6c757d' },
  { id: 'fazendo', titulo: 'Em andamento', cor: '#fd7e14' },
  { id: 'feito', titulo: 'Concluído', cor: '#28a745' },
];
const INICIAIS: readonly CartaoDoQuadro[] = [
  { id: 1, coluna: 'fazer', titulo: 'Conferir extrato', movivel: true },
  { id: 2, coluna: 'fazer', titulo: 'Cobrar documentos', movivel: true },
  { id: 3, coluna: 'fazendo', titulo: 'Fechar balancete', movivel: true },
  { id: 4, coluna: 'fazendo', titulo: 'Só para ler', movivel: false },
];

/** The board, with a column that starts empty and a card that stays. */
export default function QuadroDoKit() {
  const [cartoes, setCartoes] = useState(INICIAIS);
  const por = (id: number, coluna: string) =>
    setCartoes((atuais) =>
      atuais.map((cartao) => (cartao.id === id ? { ...cartao, coluna } : cartao)),
    );
  return (
    <Kanban
      rotulo="Quadro de exemplo"
      colunas={COLUNAS}
      cartoes={cartoes}
      vazio="Nenhum cartão."
      desenhar={({ titulo }) => titulo}
      aoMover={(cartao, coluna) => {
        por(cartao.id, coluna);
        avisarComDesfazer({
          titulo: 'Cartão movido',
          mensagem: cartao.titulo,
          registros: [],
          desfazer: async () => por(cartao.id, cartao.coluna),
          falha: 'Erro ao mover o cartão',
        });
      }}
    />
  );
}
