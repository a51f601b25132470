import { IconBriefcase, IconBuilding, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { GavetaDoContrato } from '../../features/contratos/components/gaveta-do-contrato.tsx';
import { TabelaDeContratos } from '../../features/contratos/components/tabela-de-contratos.tsx';
import { endereco } from '../../features/contratos/contratos.registro.ts';
import { BotaoPermitido } from '../../lib/botao-permitido.tsx';
import { useEndereco } from '../../registros/endereco.ts';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/contratos`: the contracts of every client in reach, or of the one that the address names (page book #58). */
export default function Contratos() {
  const { cliente_id } = useEndereco(endereco).estado;
  return (
    <PaginaDeTabela
      titulo="Contratos"
      acoes={
        <>
          <BotaoPermitido
            pede={{ modulo: 'empresas' }}
            component={Link}
            to="/gerenciar-empresas"
            variant="default"
            leftSection={<IconBuilding size={16} aria-hidden />}
          >
            Empresas
          </BotaoPermitido>
          <BotaoPermitido
            pede={{ permissao: 'contratos:editar' }}
            component={Link}
            to="/configuracoes/servicos"
            variant="default"
            leftSection={<IconBriefcase size={16} aria-hidden />}
          >
            Serviços
          </BotaoPermitido>
          <BotaoPermitido
            pede={{ permissao: 'contratos:criar' }}
            component={Link}
            to={`/contrato-form${cliente_id === null ? '' : `?cliente_id=${cliente_id}`}`}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Novo contrato
          </BotaoPermitido>
        </>
      }
    >
      <TabelaDeContratos />
      <GavetaDoContrato />
    </PaginaDeTabela>
  );
}
