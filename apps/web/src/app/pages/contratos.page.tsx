import { Link } from 'react-router';
import { GavetaDoContrato } from '../../features/contratos/components/gaveta-do-contrato.tsx';
import { TabelaDeContratos } from '../../features/contratos/components/tabela-de-contratos.tsx';
import { BotaoPermitido } from '../../lib/botao-permitido.tsx';
import { HistoricoDoRegistro } from './comum/historico-do-registro.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/contratos`: the contracts of every client in reach (page book #58). */
export default function Contratos() {
  return (
    <PaginaDeTabela
      titulo="Contratos"
      acoes={
        <div className={classes.acoes}>
          <BotaoPermitido
            pede={{ modulo: 'empresas' }}
            component={Link}
            to="/gerenciar-empresas"
            variant="default"
          >
            Empresas
          </BotaoPermitido>
          <BotaoPermitido
            pede={{ permissao: 'contratos:criar' }}
            component={Link}
            to="/contrato-form"
          >
            Novo contrato
          </BotaoPermitido>
        </div>
      }
    >
      <TabelaDeContratos />
      <GavetaDoContrato historico={(id) => <HistoricoDoRegistro tipo="contrato" id={id} />} />
    </PaginaDeTabela>
  );
}
