import { EsqueletoDeTabela } from '../../components/ui/esqueleto.tsx';
import { FaltasDosContatos } from '../../features/contatos/components/faltas-dos-contatos.tsx';
import { ListaDeContatos } from '../../features/contatos/components/lista-de-contatos.tsx';
import { contatos } from '../../features/contatos/contatos.queries.ts';
import { endereco } from '../../features/contatos/contatos.registro.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import { CorrecoesDoCliente } from './comum/correcoes-do-cliente.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/contatos-importantes`: who decides, who is called and who gets what at the client (page book #21). */
export default function ContatosImportantes() {
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  return (
    <PaginaDeTabela
      titulo="Contatos importantes"
      acoes={temCliente && <BotaoDeNovo recurso={contatos} endereco={endereco} />}
    >
      <ComCliente espera={<EsqueletoDeTabela />}>
        {({ id }) => (
          <>
            <CorrecoesDoCliente clienteId={id} />
            <FaltasDosContatos clienteId={id} />
            <ListaDeContatos key={id} clienteId={id} />
          </>
        )}
      </ComCliente>
    </PaginaDeTabela>
  );
}
