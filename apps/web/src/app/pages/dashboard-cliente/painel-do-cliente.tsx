import { temPermissao } from '@dominio/contrato/permissoes';
import { Cartao } from '../../../components/painel/cartao.tsx';
import type { Parte } from '../../../components/painel/faixas.ts';
import { Partes } from '../../../components/painel/partes.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { LimiteDeErro } from '../../../components/ui/limite-de-erro.tsx';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import { useColunaUnica } from '../inicio/use-coluna-unica.ts';
import { CARTOES, type CartaoDoPainel } from './cartoes.ts';
import classes from './painel-do-cliente.module.css';

const pilha = (cartoes: readonly CartaoDoPainel[]): Parte => ({
  tipo: 'pilha',
  partes: cartoes.map(({ id }) => ({ tipo: 'bloco', id })),
});

/** The cards that the person may see: in two columns, in one where there is no room for two. */
export function PainelDoCliente({ clienteId }: { clienteId: number }) {
  const { permissions } = usePermissoes();
  const umaSo = useColunaUnica();
  const meus = CARTOES.filter(({ permissoes }) =>
    permissoes.some((permissao) => temPermissao(permissions, permissao)),
  );
  const da = (coluna: CartaoDoPainel['coluna']) => meus.filter((um) => um.coluna === coluna);
  const [agora, cadastro] = [da('agora'), da('cadastro')];
  const emUma = umaSo || cadastro.length === 0;
  const parte: Parte = emUma
    ? pilha(meus)
    : {
        tipo: 'colunas',
        colunas: [
          { largura: 7, parte: pilha(agora) },
          { largura: 5, parte: pilha(cadastro) },
        ],
      };
  return (
    <div className={classes.painel} data-uma-coluna={emUma || undefined}>
      <Partes
        parte={parte}
        bloco={(id) => {
          const cartao = meus.find((um) => um.id === id);
          if (!cartao) return null;
          const { titulo, conteudo: Conteudo } = cartao;
          return (
            <LimiteDeErro
              desenhar={(_erro, tentar) => (
                <Cartao titulo={titulo}>
                  <ErroDaRegiao oQue={titulo} aoTentar={tentar} />
                </Cartao>
              )}
            >
              <Conteudo clienteId={clienteId} />
            </LimiteDeErro>
          );
        }}
      />
    </div>
  );
}
