import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useEmpresaAtiva } from '../../../consultas/empresa-ativa.ts';
import { empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import classes from './cliente-dropdown.module.css';

interface Props {
  clienteId: number;
  /** Called after any choice. */
  aoEscolher: () => void;
}

/** Which company of the selected client is the active one; nothing where there is none to choose. */
export function EscolhaDaEmpresa({ clienteId, aoEscolher }: Props) {
  const id = useId();
  const podeVer = usePode('empresas:visualizar');
  const ativa = useEmpresaAtiva();
  const ativar = useClienteSelecionado((estado) => estado.ativarEmpresa);
  const { data = [] } = useQuery({ ...empresasDoClienteOptions(clienteId), enabled: podeVer });
  if (data.length < 2 && !ativa) return null;
  return (
    <div className={classes.empresa}>
      <label htmlFor={id}>Empresa</label>
      <select
        id={id}
        value={ativa?.id ?? ''}
        onChange={({ currentTarget: { value } }) => {
          ativar(data.find((uma) => String(uma.id) === value) ?? null);
          aoEscolher();
        }}
      >
        <option value="">Todas as empresas</option>
        {ativa && !data.some((uma) => uma.id === ativa.id) && (
          <option value={ativa.id}>{ativa.razao_social}</option>
        )}
        {data.map((uma) => (
          <option key={uma.id} value={uma.id}>
            {uma.razao_social}
          </option>
        ))}
      </select>
    </div>
  );
}
