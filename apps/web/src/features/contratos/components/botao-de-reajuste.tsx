import type { Contrato } from '@dominio/contrato/contratos';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { ReajusteDeContratos } from './reajuste-de-contratos.tsx';

interface Props {
  rotulo: string;
  /** Reads the contracts, those of other pages too. */
  buscar: () => Promise<readonly Contrato[]>;
  aoReajustar?: () => void;
}

/** Button that adjusts contracts by percents; for whoever may change them and sees amounts. */
export function BotaoDeReajuste({ rotulo, buscar, aoReajustar = () => undefined }: Props) {
  const pode = [usePode('contratos:editar'), usePode('contratos:ver_valores')].every(Boolean);
  const soLeitura = useSoLeitura() !== null;
  const [buscando, setBuscando] = useState(false);
  const [contratos, setContratos] = useState<readonly Contrato[]>();
  if (!pode || soLeitura) return null;
  const abrir = async () => {
    setBuscando(true);
    try {
      setContratos(await buscar());
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao ler os contratos', mensagem: mensagemDoErro(erro) });
    } finally {
      setBuscando(false);
    }
  };
  return (
    <>
      <Button variant="default" size="compact-sm" loading={buscando} onClick={() => void abrir()}>
        {rotulo}
      </Button>
      {contratos && contratos.length > 0 && (
        <ReajusteDeContratos
          contratos={contratos}
          aoFechar={() => setContratos(undefined)}
          aoReajustar={aoReajustar}
        />
      )}
    </>
  );
}
