import { create } from 'zustand';
import { gravar, ler } from '../../lib/armazenamento.ts';

const CHAVE = 'dominio.atalhos';

interface Estado {
  ligados: boolean;
  ligar: (ligados: boolean) => void;
}

/** Whether single-key shortcuts are on, remembered on this device. */
export const useAtalhosLigados = create<Estado>()((definir) => ({
  ligados: ler(CHAVE) !== 'nao',
  ligar: (ligados) => {
    gravar(CHAVE, ligados ? 'sim' : 'nao');
    definir({ ligados });
  },
}));
