import type { Empresa } from '@dominio/contrato/empresas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { empresaOptions } from '../empresas.queries.ts';
import type { EstadoDasEmpresas } from '../empresas.tabela.ts';
import classes from './formulario-da-empresa.module.css';
import { FormularioDaEmpresa } from './formulario-da-empresa.tsx';
import { LogoDaEmpresa } from './logo-da-empresa.tsx';
import { PendenciasDaEmpresa } from './pendencias-da-empresa.tsx';

function EmpresaAberta({
  id,
  aoTerminar,
  aoAbrir,
}: {
  id: number;
  aoTerminar: () => void;
  /** Another company, in its place. */
  aoAbrir: (id: number) => void;
}) {
  const podeEditar = usePode('empresas:editar');
  const consulta = useQuery(empresaOptions(id));
  const { data } = consulta;
  // What was read first is what is edited: a newer version is told when it is saved.
  const [lida, setLida] = useState<Empresa>();
  if (data && lida?.id !== data.id) setLida(data);
  const recarregar = () => void recarregarConsulta(consulta.refetch, setLida);
  return (
    <Lido consulta={consulta} oQue="a empresa">
      {(empresa) =>
        lida && (
          <div className={classes.pilha}>
            <PendenciasDaEmpresa empresa={empresa} aoAbrir={aoAbrir} />
            <LogoDaEmpresa empresa={empresa} podeEditar={podeEditar} />
            <FormularioDaEmpresa
              key={lida.versao}
              empresa={lida}
              clienteId={lida.cliente_id}
              podeEditar={podeEditar}
              aoTerminar={aoTerminar}
              aoRecarregar={recarregar}
            />
          </div>
        )
      }
    </Lido>
  );
}

/** The drawer of companies, opened by the address: `?empresa=12` or `?nova=1`. */
export function GavetaDaEmpresa({
  endereco: { estado, abrir, fechar },
  clienteId,
}: {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDasEmpresas>>;
  /** Whose a new company is; without one none can be entered. */
  clienteId: number | undefined;
}) {
  const compacto = useCelular();
  const podeCriar = usePode('empresas:criar') && clienteId !== undefined;
  const { empresa, nova } = estado;
  const aberta = empresa !== null || (nova && podeCriar);
  const { empresa: id } = useUltimoAberto(estado, aberta);
  return (
    <Gaveta
      aberta={aberta}
      titulo={id === null ? 'Nova empresa' : 'Empresa'}
      inteira={compacto}
      aoFechar={fechar}
    >
      {id === null ? (
        clienteId !== undefined && (
          <FormularioDaEmpresa
            empresa={null}
            clienteId={clienteId}
            podeEditar
            aoTerminar={fechar}
          />
        )
      ) : (
        <EmpresaAberta
          key={id}
          id={id}
          aoTerminar={fechar}
          aoAbrir={(outra) => abrir({ empresa: outra })}
        />
      )}
    </Gaveta>
  );
}
