import type { ParteDaEmpresa } from '@dominio/contrato/empresas-mesclar';
import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import type { Diferenca } from '../juncao.comparacao.ts';
import classes from './juncao.module.css';

interface Props {
  diferencas: readonly Diferenca[];
  daOutra: readonly ParteDaEmpresa[];
  aoEscolher: (parte: ParteDaEmpresa, daOutra: boolean) => void;
}

/** The parts in which two companies differ, side by side: one of each is kept. */
export function EscolhasDaJuncao({ diferencas, daOutra, aoEscolher }: Props) {
  if (diferencas.length === 0) return <p>Os dois cadastros dizem o mesmo.</p>;
  return diferencas.map(({ parte, rotulo, fica, sai }) => (
    <Radio.Group
      key={parte}
      label={rotulo}
      value={daOutra.includes(parte) ? 'sai' : 'fica'}
      onChange={(qual) => aoEscolher(parte, qual === 'sai')}
    >
      <div className={classes.lados}>
        <Radio value="fica" label={fica || 'Em branco'} description="desta" />
        <Radio value="sai" label={sai || 'Em branco'} description="da outra" />
      </div>
    </Radio.Group>
  ));
}
